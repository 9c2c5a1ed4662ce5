import { testSwitches } from '../../../../tests/bff/support/feature-switches.ts'

testSwitches([
  {
    feature: 'blog',
    off: { without: ['blog'] },
    screens: [
      { path: '/blog', off: 404, on: 200 },
      { path: '/blog/post/visite-de-l-atelier', off: 404, on: 200 },
    ],
  },
])
