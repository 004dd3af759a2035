import type { SameKeys } from '../../same-keys';
import type { auth as en } from '../en/auth';

export const auth = {
  login: {
    title: 'Connexion',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    toSignUp: 'Créer un compte',
  },
  signUp: {
    title: 'Créer un compte',
    submit: 'Créer le compte',
    passwordHint: 'Au moins {{count}} caractères.',
    hasAccount: 'Déjà un compte ?',
    toLogin: 'Se connecter',
  },
  reset: {
    title: 'Mot de passe oublié',
    prompt: 'Indiquez votre adresse e-mail : nous vous enverrons un lien de réinitialisation.',
    submit: 'Envoyer le lien',
    sent: 'E-mail envoyé !',
    leave: 'Vous pouvez quitter cette page',
    home: 'Accueil',
    failed: 'Le lien n’a pas pu être envoyé : {{message}}',
  },
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  google: 'Continuer avec Google',
  or: 'ou',
  alreadySignedIn: 'Vous êtes déjà connecté·e.',
  toHome: 'Accueil',
  error: {
    code: 'Erreur : {{code}}',
    emailInUse: 'Cette adresse e-mail est déjà utilisée',
    other: 'Un problème est survenu !',
    emailRequired: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Ce n’est pas une adresse e-mail.',
    passwordRequired: 'Indiquez votre mot de passe.',
    passwordShort: 'Le mot de passe doit compter au moins {{count}} caractères.',
    network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  },
} as const satisfies SameKeys<typeof en>;
