// The types of the planner's element in the partner's JSX.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'courtside-planner': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'teams'?: number | string;
        'groups'?: number | string;
        'courts'?: number | string;
        'game-length'?: number | string;
        'interval'?: number | string;
        'swiss-rounds'?: number | string;
        'bracket'?: string;
        'theme'?: 'light' | 'dark' | 'auto';
      };
    }
  }
}
