/** The command menu and the list of shortcuts, in a separate file, because few users open them. */
export const loadCommandMenu = async () => (await import(/* webpackChunkName: "command-menu" */ './command-menu')).CommandMenu;
export const loadShortcutDialog = async () => (await import(/* webpackChunkName: "command-menu" */ './shortcut-dialog')).ShortcutDialog;
