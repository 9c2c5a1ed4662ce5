import { expect, test } from 'vitest'
import { probableEmail } from '../../../web/screens/customer/email-hint.ts'

test.each([
  ['lea@gmial.com', 'lea@gmail.com'],
  [' Lea.K@gmail.con ', 'Lea.K@gmail.com'],
  ['lea@gmil.com', 'lea@gmail.com'],
  ['lea@orangee.fr', 'lea@orange.fr'],
  ['lea@Hotmial.fr', 'lea@hotmail.fr'],
])('%s probably means %s', (typed, meant) => expect(probableEmail(typed)).toBe(meant))

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
])('«%s» is left alone', (typed) => expect(probableEmail(typed)).toBeNull())
