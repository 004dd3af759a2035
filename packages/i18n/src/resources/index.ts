/* The files with the words of each language, by its code. */
export { english as en } from './en';
export { french as fr } from './fr';
export { german as de } from './de';
export { spanish as es } from './es';
