import { expect, test } from 'vitest'
import { probableEmails } from '../../../web/screens/customer/email-hint.ts'

test.each([
  ['lea@gmial.com', 'lea@gmail.com'],
  [' Lea.K@gmail.con ', 'Lea.K@gmail.com'],
  ['lea@gmil.com', 'lea@gmail.com'],
  ['lea@orangee.fr', 'lea@orange.fr'],
  ['lea@Hotmial.fr', 'lea@hotmail.fr'],
  ['lea@gmail.com, max@gmial.com; zoé', 'lea@gmail.com, max@gmail.com; zoé'],
])('%s probably means %s', (typed, meant) => expect(probableEmails(typed)).toBe(meant))

test.each([
  'lea@gmail.com',
  'lea@outlook.fr',
  'lea@mail.com',
  'lea@exemple.fr',
  'lea',
  'lea@',
  '@gmial.com',
  'a@b@gmial.com',
  '',
])('«%s» is left alone', (typed) => expect(probableEmails(typed)).toBeNull())
