/** In a file of its own: hardly anybody ever opens it. */
export const loadBuildDialog = async () => (await import(/* webpackChunkName: "build-dialog" */ './build-dialog')).BuildDialog;
