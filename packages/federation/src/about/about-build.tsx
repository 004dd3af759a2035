import { useState } from 'react';
import { aboutPage, aboutText, type AboutBuildDialog, type AboutPage, type BuildWords, type CloseProps } from './about-page';

/** "About this build", as the page is when it is opened. */
export const createAboutBuild = <Word extends string>(Dialog: AboutBuildDialog<Word>, useWords: () => BuildWords<Word>) =>
  function AboutBuild({ onClose }: CloseProps) {
    const words = useWords();
    const [about] = useState<AboutPage>(aboutPage);
    return <Dialog builds={about.builds} shared={about.shared} text={aboutText(about)} {...words} onClose={onClose} />;
  };
