import { checkImage, type ImageIssue } from '@courtside/domain/engines';
import { useState } from 'react';

export interface PosterChoice {
  readonly image: File | null;
  readonly issue: ImageIssue | null;
  readonly choose: (file: File | null) => void;
}

/** Holds the chosen poster. An unusable one is not kept: the choice is empty again, and the reason is shown. */
export function usePosterChoice(): PosterChoice {
  const [state, setState] = useState<Omit<PosterChoice, 'choose'>>({ image: null, issue: null });
  const choose = (file: File | null) => {
    const issue = file && checkImage(file);
    setState({ image: issue ? null : file, issue });
  };
  return { ...state, choose };
}
