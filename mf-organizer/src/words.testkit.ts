import { createI18n } from '@courtside/i18n';
import { ofTools } from './tool-words';

/** All words of a tournament's page for its organizers, and of its court board, in English. */
export const pageWords = () =>
  createI18n({ language: 'en', namespaces: [...ofTools, 'organizerDay', 'organizerDesk', 'shuffle', 'organizerShuffle'] });
