import { testSwitches } from '../../../../tests/bff/support/feature-switches.ts'

const off = { without: ['helpdesk'] }

testSwitches([
  {
    feature: 'helpdesk',
    off,
    calls: [
      { field: 'openHelpdeskTicket(input: { subject: "Colis", message: "Percé." })', works: true },
      { field: 'answerHelpdeskTicket(id: "0123456789abcdef", message: "Merci")' },
      { field: 'closeHelpdeskTicket(id: "0123456789abcdef")' },
    ],
    screens: [
      { path: '/user/helpdesk/', off: 404, on: 200 },
      { path: '/user/helpdesk/0123456789abcdef', off: 404, on: 200 },
    ],
  },
  { feature: 'helpdeskTickets', off },
])
