import {
  autoUpdate,
  type ContextData,
  offset,
  safePolygon,
  shift,
  useFloating,
  useHover,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from "@floating-ui/react";
import { MENU_OPEN_DELAY, MENU_POINTER_GRACE, MENU_TYPEAHEAD_RESET } from "@vitrine/schema/interface-timings";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { type MenuId, menuStore } from "./menu-store.ts";

interface MenuElements {
  readonly button: HTMLButtonElement | null;
  readonly panel: HTMLElement | null;
}

/** The distance between button and panel, in pixels; the stylesheet's too. */
const GAP = 8;
/** Under its button, and shifted so that it ends where the header ends, which the panel's margin says. */
const middleware = [
  offset(GAP),
  shift(({ elements }) => ({
    padding: { right: Number.parseFloat(getComputedStyle(elements.floating).marginRight) },
  })),
];

/**
 * What @floating-ui/react gives a menu beyond what a popover does by itself: it opens under a mouse that means it and
 * lets it stray on its way to the links, goes through them by arrows and letters, and keeps the panel on the screen.
 * Not the mouse nor the place where the panel does not `drop` from its button.
 */
export function useMenu(id: MenuId, { button, panel }: MenuElements, drops: boolean) {
  const isOpen = useStore(menuStore, ({ open }) => open === id);
  const [active, setActive] = useState<number | null>(null);
  const links = useRef<HTMLElement[]>([]);
  const words = useRef<(string | null)[]>([]);
  useEffect(() => {
    links.current = [...(panel?.querySelectorAll("a") ?? [])];
    words.current = links.current.map(({ textContent }) => textContent);
  }, [panel]);

  const { context, floatingStyles, isPositioned } = useFloating({
    open: isOpen,
    onOpenChange(open, event, reason) {
      if (reason === "list-navigation")
        setActive((event as KeyboardEvent).key === "ArrowUp" ? links.current.length - 1 : 0);
      panel?.togglePopover(open);
    },
    elements: { reference: button, floating: isOpen ? panel : null },
    strategy: "fixed",
    placement: "bottom-start",
    transform: false,
    middleware,
    whileElementsMounted: autoUpdate,
  });

  const enabled = panel !== null;
  const hover = useHover(context, {
    enabled: enabled && drops,
    mouseOnly: true,
    move: false,
    delay: { open: MENU_OPEN_DELAY, close: MENU_POINTER_GRACE },
    handleClose: safePolygon(),
  });
  const navigation = useListNavigation(context, {
    enabled,
    listRef: links,
    activeIndex: active,
    onNavigate: setActive,
    // Enter and Space leave the focus on the button, as they do without script; an arrow means the links.
    focusItemOnOpen: false,
    loop: true,
  });
  const typeahead = useTypeahead(context, {
    enabled,
    listRef: words,
    activeIndex: active,
    onMatch: (index) => isOpen && setActive(index),
    resetMs: MENU_TYPEAHEAD_RESET,
  });

  const { dataRef: opening, events } = context;
  return {
    isOpen,
    mouse: {
      /** Whether the mouse has opened the menu, so that the mouse closes it by leaving. */
      holds: () => opening.current.openEvent?.type.startsWith("mouse") === true,
      /** The menu is used by other means as well: a mouse that leaves closes nothing any more. */
      letsGo: () => openedBy(opening.current, new MouseEvent("click")),
      /** The menu has closed: an opening that was on its way is off, and nothing is known of the next one. */
      forgets() {
        openedBy(opening.current, undefined);
        events.emit("openchange", { open: false });
      },
    },
    /** A link has taken focus: arrows go on from there. */
    focused: (link: HTMLElement) => setActive(links.current.indexOf(link)),
    place: drops && isPositioned ? { ...floatingStyles, ...NO_OTHER_PLACE } : undefined,
    ...useInteractions([hover, navigation, typeahead]),
  };
}

function openedBy(data: ContextData, event: Event | undefined): void {
  data.openEvent = event;
}

/** What the stylesheet places the panel by where the browser can hang it on its button. */
const NO_OTHER_PLACE = { right: "auto", bottom: "auto", marginTop: 0, positionArea: "none" } as const;
