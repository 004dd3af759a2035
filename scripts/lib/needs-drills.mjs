// @ts-check

/** Rooms with behavior that only `npm run drills` tests completely. @type {readonly { about: string, files: RegExp }[]} */
const subjects = [
  { about: 'the embedded backend: soak tests, rough networks, restarts', files: /^packages\/(local-backend|rules-language)\// },
  { about: "the client: soak tests, ten tabs, Google's emulators", files: /^packages\/firebase\// },
  { about: 'federation, releases and skew', files: /^(packages\/federation\/|scripts\/(release|skew|serve)\b)/ },
  { about: 'the service worker: releases while a visitor is offline', files: /^shell\/src\/worker\// },
  { about: 'accounts: other ways to sign in, unsaved changes', files: /^shell\/src\/(account|features\/(auth|profile))\// },
  { about: 'registration: races, its window, draws, fees', files: /^mf-registration\/src\// },
  { about: 'Back, forward and links into long pages', files: /^packages\/ui\/src\/place\// },
  { about: 'back-ups, carrying and the package', files: /^scripts\/(backup|restore|carry|pack|courtside|start)\b/ },
  { about: "Google's emulators and Hosting", files: /^(firebase\.json|hosting\/|scripts\/(google|hosting)\b)/ },
  {
    about: 'brackets, Swiss rounds and the day of play: every number of teams, long journeys',
    files:
      /^(packages\/domain\/src\/(brackets|day|planner|round-robin|seeding|stages|standings|swiss)|mf-organizer\/src\/features\/(bracket|day|schedule)|mf-tournament\/src\/features\/tournament\/(day|after))\//,
  },
  { about: 'the screen on the wall', files: /^mf-tournament\/src\/features\/tournament\/screen\// },
  { about: 'the drills themselves', files: /^packages\/e2e\/(drills\/|drills\.config)|\.soak\.test\.|^packages\/bench\// },
];

/**
 * Returns the changed subjects that need `npm run drills`, because `npm test` tests them only in part.
 * @param {readonly string[]} files from the root of the repository
 * @returns {readonly string[]} in words; empty if there are none
 */
export const getDrillSubjects = (files) =>
  subjects.filter((subject) => files.some((file) => subject.files.test(file))).map(({ about }) => about);
