// @ts-check

/** The files that may be in the package. Keys, data, sources, tools and all other files are never published. */
const allowed = [
  /^(package\.json|README\.md|THIRD-PARTY\.txt)$/,
  /^docs\/(operating|backend)\.md$/,
  /^programs\/[\w.-]+\.mjs$/,
  /^packages\/firebase\/(firestore\.rules|storage\.rules|firestore\.indexes\.json)$/,
  /^packages\/federation\/build\/page\.html$/,
  /^(shell|mf-[a-z]+)\/dist(-console)?\/(icons\/)?[\w.-]+\.(js|json|html|css|woff2|png|svg|ico|webmanifest|LICENSE\.txt)(\.br|\.gz)?$/,
  /^(shell|mf-[a-z]+)\/dist\/first-view\.cjs$/,
  /^mf-[a-z]+\/dist\/embed\/v[\d.]+\/[\w.-]+\.(js|json|html|LICENSE\.txt)(\.br|\.gz)?$/,
];

/** @param {readonly string[]} files from the package's folder, with slashes @returns {readonly string[]} those that may not be in it */
export const findForbiddenFiles = (files) => files.filter((file) => !allowed.some((line) => line.test(file)));
