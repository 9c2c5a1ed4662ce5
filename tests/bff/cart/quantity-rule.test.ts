import { expect, test } from 'vitest'
import { quantityRule, storeMessage } from '../../../bff/domains/store-messages.ts'

const none = { step: null, min: null, max: null }

test.each([
  ['You can buy this product only in quantities of 6 at a time.', { ...none, step: 6 }],
  [
    'Could not update the product with SKU PAR-SIX: You can buy this product only in quantities of 0.5 at a time.',
    { ...none, step: 0.5 },
  ],
  ['Vous ne pouvez acheter ce produit que par quantités de 0,5 à la fois.', { ...none, step: 0.5 }],
  ['You can buy Tasse à thé only in quantities of 6 at a time.', { ...none, step: 6 }],
  ['Vous ne pouvez acheter ce produit que dans des quantités multiples de 6 à la fois.', { ...none, step: 6 }],
  ['Vous pouvez acheter ce produit seulement en quantité de 0.5 à la fois.', { ...none, step: 0.5 }],
  ['Vous pouvez acheter ce produit uniquement par quantités multiples de 6 à la fois.', { ...none, step: 6 }],
  ['You cannot use decimal quantity for this product.', { ...none, step: 1 }],
  ['Vous ne pouvez pas utiliser de quantité décimale pour ce produit.', { ...none, step: 1 }],
  ['The fewest you may purchase is 6.', { ...none, min: 6 }],
  ['La quantité minimale de commande est de 6.', { ...none, min: 6 }],
  ['Could not update the product with SKU T: Le minimum que vous pouvez acheter est 6.', { ...none, min: 6 }],
  ['Le moins que vous puissiez acheter est 0.5.', { ...none, min: 0.5 }],
  ['The most you may purchase is 3.', { ...none, max: 3 }],
  ['The maximum you may purchase is 3.', { ...none, max: 3 }],
  ['Le maximum que vous pouvez acheter est de 3.', { ...none, max: 3 }],
  ['Le maximum que vous pouvez acheter est 3.', { ...none, max: 3 }],
])('%s', (message, rule) => {
  expect(quantityRule(['La boutique dit autre chose.', message])).toEqual(rule)
})

test.each(['The requested qty is not available', 'Internal server error', 'Commande minimum : 50 € hors port.'])(
  'nothing is told by «%s»',
  (message) => expect(quantityRule([message])).toBeNull(),
)

test.each([
  ['You can buy this product only in quantities of 6 at a time.', 'Ce produit se vend par multiples de 6.'],
  ['You can buy this product only in quantities of 0.5 at a time.', 'Ce produit se vend par multiples de 0,5.'],
  [
    'Could not update the product with SKU A.5: You can buy this product only in quantities of 6 at a time.',
    'Ce produit se vend par multiples de 6.',
  ],
  [
    'Vous ne pouvez acheter ce produit que dans des quantités multiples de 0.5 à la fois.',
    'Ce produit se vend par multiples de 0,5.',
  ],
  ['Le minimum que vous pouvez acheter est 6.', 'Ce produit se vend à partir d’une quantité de 6.'],
  ['The fewest you may purchase is 6.', 'Ce produit se vend à partir d’une quantité de 6.'],
  ['The most you may purchase is 3.', 'Vous pouvez en acheter au plus 3.'],
  ["Invalid format provided. Please use 'Y-m-d H:i:s' format.", 'Choisissez une date ou une heure valable.'],
  [
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    'Ce produit demande des précisions : choisissez-les sur sa page.',
  ],
  [
    'Some of the products below do not have all the required options.',
    'Un article de votre panier n’a pas tous les choix qu’il demande. Retirez-le et choisissez-le de nouveau.',
  ],
  ['Could not find a product with SKU "X.5"', 'Le produit « X.5 » est introuvable ou épuisé.'],
])('%s is said in French', (message, french) => {
  expect(storeMessage(message).replaceAll('\u00a0', ' ')).toBe(french)
})
