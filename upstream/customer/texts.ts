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
} satisfies Record<string, [string, string]>
