import { accountLayout, defineWebExtension, route } from 'musette/web'
import { CartRationPlace } from './web/CartRationPlace.tsx'
import { GuideTable } from './web/GuideTable.tsx'
import { BagDatesPlace, PackDaysPlace, PetChipPlace, PlacedBagsPlace } from './web/places.ts'
import { RationPart } from './web/RationPart.tsx'

/** Parts of every product page bring no texts of their own: these are in the product's data. */
const withoutTexts = { bringsTexts: true }

export default defineWebExtension({
  routes: [
    route('/mes-animaux', () => import('./web/PetsScreen.tsx'), { section: 'personal', messages: ['pet'] }),
    route('/user/animaux', () => import('./web/AccountPetsScreen.tsx'), {
      section: 'guarded',
      kind: 'account',
      inner: accountLayout,
      messages: ['account', 'pet'],
    }),
    route('/account/bag-reminders', () => import('./web/EndRemindersScreen.tsx'), {
      section: 'secret',
      messages: ['pet'],
    }),
  ],
  storedData: [
    { what: 'pet.kept', why: 'pet.keptWhy', until: 'pet.keptUntil' },
    { what: 'pet.kept.reminders', why: 'pet.kept.remindersWhy', until: 'pet.kept.remindersUntil' },
  ],
  slots: {
    PackNote: PackDaysPlace,
    ProductAfterForm: Object.assign(RationPart, withoutTexts),
    ProductSection: Object.assign(GuideTable, withoutTexts),
    ProductListEnd: PetChipPlace,
    CartLineExtra: CartRationPlace,
    CheckoutSuccess: PlacedBagsPlace,
    OrderSection: BagDatesPlace,
  },
})
