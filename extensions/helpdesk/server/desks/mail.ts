import type { HelpdeskAdapter } from '../helpdesk-port.ts'
import { mailQuestion } from '../question-mail.ts'

/** Questions go to the merchant by mail, who answers from there. */
export const adapter: HelpdeskAdapter = {
  setting: 'mail',
  isReady: ({ shared }) => Boolean(shared?.mails),
  keepsTickets: false,
  isOutside: true,
  open: (context) => ({
    departments: async () => [],
    ask: (question) => mailQuestion(question, context),
    tickets: null,
  }),
}
