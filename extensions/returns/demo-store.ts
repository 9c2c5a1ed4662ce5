import { database, defineDemoStoreExtension } from 'musette/demo-store'
import { returnQuestions } from './demo-store/attributes.ts'
import { returnBodies, returnControl } from './demo-store/control.ts'
import { writeReturn } from './demo-store/request.ts'
import { returnResolvers } from './demo-store/resolvers.ts'
import sql from './demo-store/returns.sql?raw'

export default defineDemoStoreExtension({
  resolvers: returnResolvers,
  sql,
  retiredMembers: ({ level, edition }) =>
    edition === 'commerce' && !database.reaches(level, '2.4.8')
      ? 'extend input SelectedCustomAttributeInput { value: ID! }'
      : '',
  attributes: { RMA_ITEM: { typename: 'ReturnItemAttributeMetadata', attributes: returnQuestions } },
  orderSteps: { return: writeReturn },
  control: returnControl,
  controlBodies: returnBodies,
})
