import type { readTable, readTeams } from '@courtside/domain/teams-csv';
import { useCarriedState } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { decodeFile } from './decode-file';

/** Bytes; several times the size of 200 teams of 12 players. */
export const LARGEST = 1_048_576;

type Refusal = 'unreadable' | 'tooLarge' | 'notText' | 'isEmpty';

/** The imported text, and the code that reads it. */
export interface ImportSource {
  readonly text: string;
  readonly code: { readonly readTable: typeof readTable; readonly readTeams: typeof readTeams };
}

/**
 * Holds the teams that a user pastes or chooses as a file. The file is used while there is one; the pasted text stays, and is used again
 * once the file is removed.
 * @param name under which the pasted text is kept when the page loads a new version
 */
export function useImportSource(name: string) {
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useCarriedState(name, '');
  const [source, setSource] = useState<ImportSource | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latest = useRef<unknown>(null);
  /** Reads a text. That may take a moment; a later text replaces it. */
  const take = async (text: Promise<string | null>, isFile: boolean) => {
    latest.current = text;
    setRefusal(null);
    try {
      const [code, content] = await Promise.all([import(/* webpackChunkName: "teams-csv" */ '@courtside/domain/teams-csv'), text]);
      if (latest.current !== text) return;
      const isEmpty = content?.trim() === '';
      setSource(content === null || isEmpty ? null : { text: content, code });
      if (isFile && (content === null || isEmpty)) setRefusal(isEmpty ? 'isEmpty' : 'notText');
    } catch (error) {
      console.warn('The teams could not be read', error);
      if (latest.current !== text) return;
      setSource(null);
      setRefusal('unreadable');
    }
  };
  const takePasted = (text: string) => {
    setPasted(text);
    setFile(null);
    void take(Promise.resolve(text), false);
  };
  const takeFile = (chosen: File | null) => {
    if (!chosen) return takePasted(pasted);
    setFile(chosen);
    setSource(null);
    if (chosen.size <= LARGEST)
      return void take(
        chosen.arrayBuffer().then((bytes) => decodeFile(new Uint8Array(bytes))),
        true,
      );
    latest.current = null;
    setRefusal('tooLarge');
  };
  // Pasted before the page loaded a new version.
  const begin = useRef(() => void (pasted !== '' && takePasted(pasted)));
  useEffect(() => {
    begin.current();
  }, []);
  return { file, takeFile, pasted, takePasted, source, refusal };
}
