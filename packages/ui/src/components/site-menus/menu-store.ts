import { createStore } from "zustand/vanilla";

interface MenuState {
  /** The id of the open menu; at most one is open. */
  readonly open: string | undefined;
}

/** Remembers the open menu. The browser opens and closes menus; their components report it here. */
export function createMenuStore() {
  const store = createStore<MenuState>(() => ({ open: undefined }));
  return {
    ...store,
    opened: (id: string) => store.setState({ open: id }),
    /** The browser may close one menu after it has opened the next, which must stay the open one. */
    closed: (id: string) => store.setState(({ open }) => (open === id ? { open: undefined } : { open })),
  };
}

/** The store that all islands of the page share. */
export const menuStore = createMenuStore();
