import { reaches } from '../levels.ts'
import type { Edition, Level } from '../levels.ts'

/**
 * Members that a later release took away again or gave another type. The files in `schema/magento` hold what stays in
 * every release from its first on.
 */
export const retiredMembers = (level: Level, edition: Edition): string =>
  [
    // Guests' orders are found by the billing postcode on 2.4.7, by the last name from 2.4.8 on.
    level === '2.4.7' ? 'extend input OrderInformationInput { postcode: String! }' : '',
    edition === 'commerce' && !reaches(level, '2.4.8')
      ? 'extend input SelectedCustomAttributeInput { value: ID! }'
      : '',
  ].join('\n')
