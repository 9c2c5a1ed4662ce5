import type { StoreLanguage } from './store-language.ts'

/** Messages of Magento's French language pack that name ids or fields, or contain a number that the shop uses. */
export const french: StoreLanguage = {
  prefixes: [
    /^Impossible (?:d['’]ajouter|de mettre à jour) le produit avec (?:le )?SKU .{1,64}?: (?=\S)/,
    /^Impossible de passer la commande\s?: (?=\S)/,
  ],
  frequentWords:
    /(?<!\p{L})(?:le|la|les|un|une|des|du|de|est|sont|et|vous|votre|vos|pas|pour|ne|que|au|aux|ce|cette|à|été)(?!\p{L})/giu,
  sentences: [
    [
      'cart.quantitySteps',
      /^.*\b(?:par|en|des|de) (?:quantités?|multiples?|lots?|incréments?)(?: multiples?)? de (?<qty>\d+(?:[.,]\d+)?)(?: à la fois)?\.?$/i,
    ],
    [
      'cart.quantityFewest',
      /^Le (?:moins|minimum) que vous (?:pouvez|puissiez) acheter est (?:de )?(?<qty>\d+(?:[.,]\d+)?)\.?$/,
    ],
    ['cart.quantityFewest', /^.*\bquantité minimale\D{0,60}?(?<qty>\d+(?:[.,]\d+)?)\.?$/i],
    [
      'cart.quantityMost',
      /^Le (?:plus|maximum) que vous (?:pouvez|puissiez) acheter est (?:de )?(?<qty>\d+(?:[.,]\d+)?)\.?$/,
    ],
    ['cart.quantityMost', /^.*\bquantité maximale\D{0,60}?(?<qty>\d+(?:[.,]\d+)?)\.?$/i],
    ['cart.wholeOnly', /^.*\bquantités? décimales?\b.*$/i],
    ['cart.productUnknown', /^Impossible de trouver un produit portant la REF "(?<sku>.*)"$/],
    ['cart.expired', /^Impossible de trouver un panier avec l['’]ID .*$/],
    ['cart.itemNotFound', /^Impossible de trouver l['’]élément panier avec l['’]id .*$/],
    ['cart.noItems', /^Le panier ".*" ne contient pas de produits\.?$/],
    ['cart.forbidden', /^L['’]utilisateur courant ne peut pas effectuer d['’]opération sur le panier .*$/],
    ['customer.sessionEnded', /^(?:Le client actuel n['’]est pas autorisé|Clé d['’]utilisateur expirée)\.?$/],
    ['field.namedMissing', /^"(?<field>[^"]+)" est une valeur obligatoire\b[^]*$/],
    [
      'address.incomplete',
      /^(?:(?:Le )?(?:«[^»]*»|"[^"]*") est (?:requis|nécessaire)\b|Les paramètres requis sont manquants\s?: ).*$/,
    ],
    [
      'address.isDefault',
      /^L['’]adresse client \d+ est définie comme adresse de (?:facturation|livraison) par défaut .*$/,
    ],
    [
      'address.notInBook',
      /^(?:Impossible de trouver une adresse avec ID|Le client actuel n['’]a pas la permission d['’]adresser avec) .*$/,
    ],
    [
      'checkout.addressesIncomplete',
      /^Veuillez vérifier les informations de l['’]adresse de (?:facturation|livraison)\..*$/,
    ],
    [
      'checkout.addressNeeded',
      /^L['’]adresse de (?:facturation|livraison) (?:est manquante\.|doit contenir|ne peut pas contenir) .*$/,
    ],
    ['checkout.methodEnded', /^Transporteur introuvable avec cette mode\s?: .*$/],
    ['customer.passwordShort', /^Le mot de passe nécessite au moins (?<limit>\d+) caractères\..*$/],
    ['customer.passwordPlain', /^Minimum de différentes classes de caractères de mot de passe est (?<limit>\d+)\..*$/],
    ['customer.linkEnded', /^Le jeton de mot de passe (?:est incompatible|a expiré)\..*$/],
    [
      'customer.confirmationWrong',
      /^(?:Le jeton de confirmation n['’]est pas valide\..*|Une erreur s['’]est produite lors de la confirmation du compte\.?)$/,
    ],
    ['customer.email', /^".*" n['’]est pas un e-?mail valide\.?$/],
    [
      'field.oneMissing',
      /^(?:Spécifiez la valeur (?:d[eu] ?l?['’]?)?".*"|Les valeurs ".*" doivent être spécifiées)\.?$/,
    ],
    ['store.gone', /^(?:Pas d['’]entité |Aucune entité |L['’]entité qui a été demandée n['’]existe pas\.).*$/],
    [
      'store.incomplete',
      /^(?:Le paramètre (?:(?:requis|obligatoire) )?".*" (?:requis pour ".*" )?est manquant|(?:La )?valeur (?:de )?".*" (?:de l['’]adresse )?doit être spécifiée|La REF doit être spécifiée|Argument ".*" doit être spécifié|Vous ne pouvez pas spécifier d['’]adresses de livraison multiples).*$/,
    ],
  ],
}
