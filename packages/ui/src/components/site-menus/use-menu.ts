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

/** The elements of an awake menu; null before, and in a browser without popovers. */
export interface MenuElements {
  readonly button: HTMLButtonElement | null;
  readonly panel: HTMLElement | null;
}

/** The distance between button and panel, in pixels, as in the stylesheet. */
const GAP = 12;
/** Position under the button, shifted so that the panel ends at the header's end, which its margin gives. */
const middleware = [
  offset(GAP),
  shift(({ elements }) => ({
    padding: { right: Number.parseFloat(getComputedStyle(elements.floating).marginRight) },
  })),
];

/**
 * Extends a popover menu with @floating-ui/react: it opens under a mouse that rests on it, and tolerates detours on the
 * way to the links. Arrows and letters move through the links. A panel that does not `drop` has no place of its own.
 */
export function useMenu({ button, panel }: MenuElements, drops: boolean) {
  const [isOpen, setOpen] = useState(false);
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
    // Enter and Space leave the focus on the button, as they do without a script; only an arrow moves it to
    // the links.
    focusItemOnOpen: false,
    loop: true,
  });
  const typeahead = useTypeahead(context, {
    // In a closed menu it would take the Space that opens it for a letter.
    enabled: enabled && isOpen,
    listRef: words,
    activeIndex: active,
    onMatch: setActive,
    resetMs: MENU_TYPEAHEAD_RESET,
  });

  const { dataRef: opening, events } = context;
  return {
    isOpen,
    setOpen,
    mouse: {
      /** True if the mouse opened the menu, so that the leaving mouse closes it. */
      holds: () => opening.current.openEvent?.type.startsWith("mouse") === true,
      /** Marks the menu as used by other means too, so that a leaving mouse no longer closes it. */
      letsGo: () => openedBy(opening.current, new MouseEvent("click")),
      /** Handles the menu's closing: cancels a pending opening, and clears the reason of the last one. */
      forgets() {
        openedBy(opening.current, undefined);
        events.emit("openchange", { open: false });
      },
    },
    /** Moves the arrows' starting point to a focused link. */
    focused: (link: HTMLElement) => setActive(links.current.indexOf(link)),
    place: drops && isPositioned ? { ...floatingStyles, ...NO_OTHER_PLACE } : undefined,
    ...useInteractions([hover, navigation, typeahead]),
  };
}

function openedBy(data: ContextData, event: Event | undefined): void {
  data.openEvent = event;
}

/** Resets the stylesheet's own placement, for browsers that can anchor the panel to its button. */
const NO_OTHER_PLACE = { right: "auto", bottom: "auto", marginTop: 0, positionArea: "none" } as const;
