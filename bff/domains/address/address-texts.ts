/** What a shopper is told about the fields of an address. */
export const addressTexts = {
  missing: 'Ce champ est obligatoire.',
  tooLong: (limit: number) => `${limit} caractères au plus.`,
  tooManyLines: (limit: number) =>
    limit === 1 ? 'L’adresse tient sur une seule ligne.' : `L’adresse tient sur ${limit}\u00a0lignes au plus.`,
  lineTooLong: (limit: number, length: number) =>
    `${limit} caractères au plus par ligne\u00a0: celle-ci en compte ${length}.`,
  letters: 'Seuls les lettres, les chiffres, les espaces, les traits d’union et les apostrophes sont acceptés.',
  characters: 'Les caractères «\u00a0<\u00a0» et «\u00a0>\u00a0» ne sont pas acceptés.',
  frenchPostalCode: 'Un code postal français compte cinq chiffres, par exemple 35000.',
  postalCode: 'Ce code postal n’existe pas dans ce pays.',
  country: 'Nous ne livrons pas dans ce pays.',
  region: 'Choisissez une région dans la liste.',
  telephone: 'Saisissez un numéro de téléphone, par exemple 06\u00a012\u00a034\u00a056\u00a078.',
  bookEntry: 'Cette adresse n’est plus dans votre carnet.',
  choice: 'Choisissez une adresse ou saisissez-en une.',
} as const
