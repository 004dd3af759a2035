// @ts-check

/** Text as it stands between tags and in attributes. @param {string} text */
export const escapeMarkup = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
