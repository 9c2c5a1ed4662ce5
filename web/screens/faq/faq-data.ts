import type { StructuredData } from '../catalog/structured-data.ts'
import type { Theme } from './read-questions.ts'

/** All questions with their answers as plain text, for search engines (schema.org `FAQPage`). */
export function faqPage(themes: readonly Theme[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: themes.flatMap(({ questions }) =>
      questions.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    ),
  }
}
