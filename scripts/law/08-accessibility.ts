import type { Topic } from './rule.ts'
import { accessibilityAct, RGAA } from './sources.ts'

const ACT = accessibilityAct('art. 4, annex I', '2025-06-28')

const LAW_2005 = 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000809647'

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
      does: 'From the home page to the confirmation with the keyboard alone; the focus goes where the page goes on.',
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
      name: 'A purchase needs no sight',
      sources: [ACT, RGAA],
      does: 'From the home page to the confirmation by the roles, names and states that a screen reader is told, without a place or a picture.',
      where: ['web/ui/Announcer.tsx', 'web/shell/Main.tsx'],
      tests: [
        [
          'tests/e2e/spoken.test.ts',
          'an order by what a screen reader is told › goes from the home page to the confirmation',
        ],
        ['tests/e2e/spoken.test.ts', 'what a screen reader is told › %s'],
      ],
    },
    {
      name: 'A reader’s own colours leave everything to be seen',
      sources: [ACT, RGAA],
      does: 'Fields keep their edges, the focus its outline, and what is chosen its difference; in the shop’s colours fields and signs have 3 to 1 at least.',
      where: ['web/ui/Choice.module.css', 'web/ui/RadioCards.module.css'],
      tests: [
        ['tests/e2e/contrast.test.ts', 'in forced colours › %s: controls have edges, and the focus can be seen'],
        ['tests/e2e/contrast.test.ts', 'in forced colours › what is chosen looks different from what is not'],
        ['tests/e2e/contrast.test.ts', 'fields and signs stand out from what is around them › %s'],
      ],
    },
    {
      name: 'Every criterion has a result, and shoppers read it',
      sources: [RGAA, { act: 'Loi n° 2005-102', article: 'art. 47', since: '2005-02-12', link: LAW_2005 }],
      does: 'All 106 criteria stand in one table: met by a test, not met, not checked by anybody, or without concern. The statement and the link to it on every page say the sum.',
      where: ['scripts/accessibility/criteria.ts', 'bff/domains/content/accessibility-statement.ts'],
      tests: [
        ['tests/docs/accessibility.test.ts', 'the criteria of accessibility › are all there, once and in their order'],
        [
          'tests/bff/content/accessibility-statement.test.ts',
          'the statement on accessibility › says the result of the checks, when they were, and what is missing',
        ],
        [
          'tests/e2e/reading.test.ts',
          'with JavaScript off › %s says how accessible the shop is, and leads to its statement',
        ],
      ],
      merchant:
        'Have a person audit the shop with its content, put the result into `accessibility.json` of the site, and mend what is found. The shop’s own checks are no audit.',
    },
    {
      name: 'Text can be enlarged and spaced, and nothing has to move',
      sources: [ACT, RGAA],
      does: 'At 200 % and 400 %, and with spaced text, nothing is cut off; with less motion nothing moves.',
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
