// @ts-check

/**
 * Returns the jest projects of the changed files.
 * @param {readonly string[]} files from the root of the repository
 * @param {readonly { displayName: string, rootDir: string }[]} projects
 */
export const findRooms = (files, projects) =>
  projects
    .filter(({ rootDir }) => files.some((file) => file.startsWith(`${rootDir.replace(/^\.\//, '')}/`)))
    .map(({ displayName }) => displayName);
