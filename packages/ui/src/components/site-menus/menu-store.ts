import { createStore } from "zustand/vanilla";

/** The header's menus, by the ids of their panels. */
export type MenuId = "menu-secteurs" | "menu-liens" | "menu-mobile";

interface MenuState {
  /** The menu that is open: never more than one. */
  readonly open: MenuId | undefined;
}

/** Knows which menu is open. The browser opens and closes them; whoever sees it do so says it here. */
export function createMenuStore() {
  const store = createStore<MenuState>(() => ({ open: undefined }));
  return {
    ...store,
    opened: (id: MenuId) => store.setState({ open: id }),
    /** The browser may close one menu after it has opened the next, which then stays the open one. */
    closed: (id: MenuId) => store.setState(({ open }) => (open === id ? { open: undefined } : { open })),
  };
}

/** What all islands of the page share. */
export const menuStore = createMenuStore();
