export { changeEmail, changePassword, deleteAccount, reauthenticate } from './account';
export { AuthFailure } from './auth-failure';
export { checkEmailProof, provenEmail, sendEmailProof } from './email-proof';
export { actorOf, type Session } from './session';
export { currentSession, watchSession } from './session-store';
export { prepareGoogleSignIn, sendPasswordReset, signInWithEmail, signInWithGoogle, signUpWithEmail } from './sign-in';
export { signOut } from './sign-out';
