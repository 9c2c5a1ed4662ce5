import type { Topic } from './rule.ts'
import { accessibilityAct, RGAA } from './sources.ts'

const ACT = accessibilityAct('art. 4, annex I', '2025-06-28')

export const topic: Topic = {
  title: 'Accessibility',
  rules: [
    {
      name: 'What a machine can check is right',
      sources: [ACT, RGAA],
      does: 'Every page type passes axe in a browser, at 360 and 1280 pixels, and its markup is valid.',
      where: ['web/ui/Dialog.tsx', 'web/ui/Field.tsx'],
      tests: [
        [
          'tests/e2e/journey.test.ts',
          'browse, find, put in the cart at $width px › goes from the home page to a changed cart, without a console message or an axe violation',
        ],
        ['tests/e2e/markup.test.ts', 'markup is valid › %s'],
      ],
    },
    {
      name: 'A purchase needs no mouse',
      sources: [ACT, RGAA],
      does: 'From the product to the confirmation with the keyboard alone; the focus goes where the page goes on.',
      where: ['web/screens/checkout/StepForm.tsx', 'web/shell/navigation/use-navigation-effects.ts'],
      tests: [
        [
          'tests/e2e/checkout-keyboard.test.ts',
          'an order with the keyboard alone › goes from the home page to the confirmation',
        ],
        [
          'tests/e2e/keyboard.test.ts',
          'with the keyboard alone › a shopper skips to the content, opens the menu, narrows a list, chooses and changes the cart',
        ],
      ],
    },
    {
      name: 'Text can be enlarged and spaced, and nothing has to move',
      sources: [ACT, RGAA],
      does: 'At 400 % and with spaced text nothing is cut off; with less motion nothing moves.',
      where: ['web/ui/Container.tsx'],
      tests: [
        ['tests/e2e/reader-settings.test.ts', 'nothing is cut off or moves, however a shopper likes to read › %s'],
        ['tests/e2e/reader-settings.test.ts', 'and if something were › it would be found'],
      ],
    },
    {
      name: 'Papers can be read aloud',
      sources: [ACT],
      does: 'Invoices are tagged PDF, with language, headings and tables.',
      where: ['bff/domains/invoices/pdf/invoice-pdf.ts'],
      tests: [
        [
          'tests/bff/invoices/invoice-pdf.test.ts',
          'is tagged: a reader finds its title, its parties and its tables with their heads',
        ],
        ['tests/bff/invoices/invoice-pdf.test.ts', 'stays one table over several pages, and leaves nothing unmarked'],
      ],
    },
  ],
}
