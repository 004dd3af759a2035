/** In a separate file, because few users open it. */
export const loadCommandMenu = async () => (await import(/* webpackChunkName: "command-menu" */ './command-menu')).CommandMenu;
