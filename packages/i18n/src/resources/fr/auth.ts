import type { SameKeys } from '../../same-keys';
import type { auth as en } from '../en/auth';

export const auth = {
  alreadySignedIn: 'Vous êtes déjà connecté.',
  goHome: 'Accueil',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: '6 caractères au minimum.',
  or: 'ou',
  login: {
    title: 'Connexion',
    submit: 'Se connecter',
    google: 'Se connecter avec Google',
    forgot: 'Mot de passe oublié ?',
    toSignup: 'Pas encore de compte ?',
    signup: 'Créer un compte',
  },
  signup: {
    title: 'Créer un compte',
    submit: 'Créer un compte',
    google: 'Créer un compte avec Google',
    toLogin: 'Vous avez déjà un compte ?',
    login: 'Se connecter',
  },
  reset: {
    title: 'Mot de passe oublié',
    prompt: 'Saisissez votre adresse e-mail : nous vous enverrons un lien de réinitialisation.',
    submit: 'Envoyer le lien',
    sentTitle: 'Message envoyé !',
    sentText: 'Vous pouvez quitter cette page',
    back: 'Retour à la connexion',
  },
  error: {
    login: 'Erreur : {{code}}',
    emailInUse: 'Cette adresse est déjà utilisée',
    other: 'Un problème est survenu !',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse complète, par exemple nom@exemple.org.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: 'Utilisez au moins 6 caractères.',
    popupBlocked: 'Votre navigateur a bloqué la fenêtre de Google. Autorisez-la et réessayez.',
    offline: 'Il n’y a pas de réseau. Réessayez quand vous serez de nouveau en ligne.',
  },
  loginHelp: {
    credentials: 'L’adresse et le mot de passe ne correspondent pas. Vérifiez-les, ou réinitialisez votre mot de passe.',
    disabled: 'Ce compte a été désactivé. Écrivez-nous si c’est une erreur.',
    tooMany: 'Trop d’essais. Attendez quelques minutes, ou réinitialisez votre mot de passe.',
    busy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
    network: 'Le serveur est injoignable. Vérifiez votre connexion.',
  },
} as const satisfies SameKeys<typeof en>;
