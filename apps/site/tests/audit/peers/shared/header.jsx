// The interactive header of both peers: two menus and a phone's, one open at a time, closed by Escape.
import { useEffect, useState } from "react";

export default function Header({ sectors, links }) {
  const [open, setOpen] = useState();
  useEffect(() => {
    const close = ({ key }) => key === "Escape" && setOpen();
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
  const menus = { SECTEURS: sectors, MENU: links, Menu: [...sectors, ...links] };
  return (
    <header className="header">
      <a href="/">Hop & Net</a>
      <nav>
        {Object.entries(menus).map(([name, entries]) => (
          <div key={name}>
            <button
              type="button"
              aria-expanded={open === name}
              onClick={() => setOpen(open === name ? undefined : name)}
            >
              {name}
            </button>
            <ul hidden={open !== name}>
              {entries.map((entry) => (
                <li key={entry.route}>
                  <a href={entry.route}>{entry.name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a href="/demande-devis">Demander un devis</a>
      </nav>
    </header>
  );
}
