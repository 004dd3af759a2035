import { checkImage, type ImageIssue } from '@courtside/domain';
import { useState } from 'react';

/** The chosen poster. One that can't be used is not kept: the choice is empty again, and the reason is told. */
export function usePosterChoice() {
  const [state, setState] = useState<{ readonly image: File | null; readonly issue: ImageIssue | null }>({ image: null, issue: null });
  const choose = (file: File | null) => {
    const issue = file && checkImage(file);
    setState({ image: issue ? null : file, issue });
  };
  return { ...state, choose };
}
