import { useTranslation as useReactTranslation } from 'react-i18next';
import { instance } from './instance';

type Given = Parameters<typeof useReactTranslation>;

/** `useTranslation` of react-i18next with the words of this copy: the library's default instance is the page's, and a page may have two copies. */
export const useTranslation = ((namespaces: Given[0], options: Given[1]) =>
  useReactTranslation(namespaces, { i18n: instance, ...options })) as typeof useReactTranslation;
