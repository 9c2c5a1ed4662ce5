/** What the store says about accounts: in French as the language pack has it, in English. */
export const customerTexts = {
  notAuthorized: ['Le client actuel n’est pas autorisé.', "The current customer isn't authorized."],
  cartForbidden: [
    'L\'utilisateur courant ne peut pas effectuer d\'opération sur le panier "%1"',
    'The current user cannot perform operations on cart "%1"',
  ],
  loginFailed: [
    'La connexion au compte est incorrecte ou votre compte est temporairement désactivé. Veuillez patienter et réessayer plus tard.',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  ],
  passwordWrong: ['Identifiant ou mot de passe non valide.', 'Invalid login or password.'],
  accountLocked: ['Le compte est verrouillé.', 'The account is locked.'],
  emailUnspecified: ['Spécifiez la valeur de l\'"e-mail".', 'Specify the "email" value.'],
  passwordUnspecified: ['Spécifiez la valeur du "mot de passe".', 'Specify the "password" value.'],
  currentPasswordUnspecified: ['Spécifiez la valeur du "currentPassword".', 'Specify the "currentPassword" value.'],
  newPasswordUnspecified: ['Spécifiez la valeur du "newPassword".', 'Specify the "newPassword" value.'],
  parametersMissing: ['Les paramètres requis sont manquants : %1', 'Required parameters are missing: %1'],
  inputEmpty: ['valeur "input" doit être spécifiée', '"input" value should be specified'],
  emailInvalid: ['"%1" n\'est pas un email valide.', '"%1" is not a valid email address.'],
  customerExists: [
    'Un client ayant le même e-mail existe déjà dans un site web du groupe.',
    'A customer with the same email address already exists in an associated website.',
  ],
  passwordShort: [
    'Le mot de passe nécessite au moins %1 caractères. Créez un nouveau mot de passe et réessayez.',
    'The password needs at least %1 characters. Create a new password and try again.',
  ],
  passwordLong: [
    "Veuillez entrer un mot de passe d'au maximum %1 caractères.",
    'Please enter a password with at most %1 characters.',
  ],
  passwordSpace: [
    'Le mot de passe ne peut pas commencer ou se terminer par un espace. Vérifiez le mot de passe et réessayez.',
    "The password can't begin or end with a space. Verify the password and try again.",
  ],
  passwordPlain: [
    'Minimum de différentes classes de caractères de mot de passe est %1. Classes de caractères : minuscules, majuscules, chiffres, caractères spéciaux.',
    'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  ],
  passwordIsEmail: [
    "Le mot de passe ne peut pas être identique à l'adresse e-mail. Créez un nouveau mot de passe et réessayez.",
    "The password can't be the same as the email address. Create a new password and try again.",
  ],
  resetMismatch: [
    'Le jeton de mot de passe est incompatible. Réinitialisez et réessayez.',
    'The password token is mismatched. Reset and try again.',
  ],
  resetExpired: [
    'Le jeton de mot de passe a expiré. Réinitialisez et réessayez.',
    'The password token is expired. Reset and try again.',
  ],
  accountActive: ['Le compte est déjà actif.', 'The account is already active.'],
  confirmationWrong: [
    "Le jeton de confirmation n'est pas valide. Vérifiez le jeton et réessayez.",
    'The confirmation token is invalid. Verify the token and try again.',
  ],
  addressMissing: ['Impossible de trouver une adresse avec ID "%1"', 'Could not find a address with ID "%1"'],
  addressForbidden: [
    "Le client actuel n'a pas la permission d'adresser avec l'ID \"%1\"",
    'Current customer does not have permission to address with ID "%1"',
  ],
  addressLines: [
    '«Adresse» ne peut pas contenir plus de %1 lignes.',
    '"Street Address" cannot contain more than %1 lines.',
  ],
  addressBilling: [
    "L'adresse client %1 est définie comme adresse de facturation par défaut et ne peut pas être supprimée",
    'Customer Address %1 is set as default billing address and can not be deleted',
  ],
  addressShipping: [
    "L'adresse client %1 est définie comme adresse de livraison par défaut et ne peut pas être supprimée",
    'Customer Address %1 is set as default shipping address and can not be deleted',
  ],
  contactEmailInvalid: [
    "L'adresse e-mail n'est pas valide. Vérifiez l'adresse e-mail et réessayez.",
    'The email address is invalid. Verify the email address and try again.',
  ],
} satisfies Record<string, [string, string]>
