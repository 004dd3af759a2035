/** In a separate file, because few users open it. */
export const loadBuildDialog = async () => (await import(/* webpackChunkName: "build-dialog" */ './build-dialog')).BuildDialog;
