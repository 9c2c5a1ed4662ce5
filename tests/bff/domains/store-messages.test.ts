import { expect, test } from 'vitest'
import { storeMessage } from '../../../bff/domains/store-messages.ts'

/** What stores without a French language pack, or at an English view, say to shoppers on their way to an order and in their account. */
const ENGLISH = [
  'Required parameters are missing: city, firstname, telephone',
  '"street" is required. Enter and try again.',
  'A region_id is required for the specified country code',
  'Invalid login or password.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  'This email address is already subscribed.',
  'Enter a valid email address.',
  '"zzz" is not a valid email address.',
  'A customer with the same email address already exists in an associated website.',
  'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  'First Name is not valid!',
  'The password needs at least 8 characters. Create a new password and try again.',
  "The current customer isn't authorized.",
  'Minimum order amount is €50.00',
  'Unable to place order: Minimum order amount is €50.00',
  'Order already closed, complete, cancelled or on hold',
]

test.each(ENGLISH)('«%s» is said in French', (text) => {
  const said = storeMessage(text)
  expect(said).not.toBe(text)
  expect(said).toMatch(/^[A-ZÉ].*\.$/)
  expect(said).not.toMatch(/\b(the|is|required|order amount|password|address)\b/)
})

test('what a merchant wrote stays as it is', () => {
  expect(storeMessage('Commande minimum : 50 € hors port.')).toBe('Commande minimum : 50 € hors port.')
})
