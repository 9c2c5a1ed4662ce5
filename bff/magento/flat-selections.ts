import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Contract } from './contract.ts'

/**
 * Returns the selections without fragment spreads. Equal fields are merged, and only inline fragments on narrower types remain. Magento's resolvers
 * read the document to decide what they load (`AttributesJoiner` of module-catalog-graph-ql): they follow no fragment within a fragment, and break on
 * an inline fragment at the top of one. Fields that they did not load come without an error, as an empty name or a price of 0. The order of fields
 * stays that of the store's execution.
 */
export function flatSelections(
  set: SelectionSetNode,
  type: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  contract: Contract,
): SelectionSetNode {
  const found = new Map<string, FieldNode | InlineFragmentNode>()

  function addAll({ selections }: SelectionSetNode, around: readonly DirectiveNode[]): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) addField(selection, around)
      else addFragment(selection, around)
    }
  }

  function addField(field: FieldNode, around: readonly DirectiveNode[]): void {
    const own = field.directives ?? []
    // GraphQL allows a directive once at a field, so the outer one stays at a fragment around it.
    if (own.length > 0 && around.length > 0)
      return narrow(type, around, { kind: Kind.SELECTION_SET, selections: [field] })
    const { selectionSet, ...head } = { ...field, directives: [...own, ...around] }
    const key = print(head)
    const known = found.get(key)
    found.set(key, { ...head, ...(selectionSet && { selectionSet: joined(known?.selectionSet, selectionSet) }) })
  }

  function addFragment(fragment: Exclude<SelectionNode, FieldNode>, around: readonly DirectiveNode[]): void {
    const named = fragment.kind === Kind.FRAGMENT_SPREAD ? fragments.get(fragment.name.value) : fragment
    if (!named) throw new Error('A fragment is spread which is not part of the operation')
    const condition = named.typeCondition?.name.value ?? type
    const own = fragment.directives ?? []
    const isAlways = condition === type || contract.get(type)?.interfaces.has(condition)
    if (isAlways && (own.length === 0 || around.length === 0)) addAll(named.selectionSet, [...own, ...around])
    else if (own.length === 0 || around.length === 0) narrow(condition, [...own, ...around], named.selectionSet)
    else narrow(type, around, { kind: Kind.SELECTION_SET, selections: [fragment] })
  }

  function narrow(condition: string, directives: readonly DirectiveNode[], selectionSet: SelectionSetNode): void {
    const key = `... on ${condition} ${directives.map(print).join(' ')}`
    const known = found.get(key)
    found.set(key, {
      kind: Kind.INLINE_FRAGMENT,
      typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: condition } },
      directives,
      selectionSet: joined(known?.selectionSet, selectionSet),
    })
  }

  function flatField(field: FieldNode, of: string): FieldNode {
    if (!field.selectionSet) return field
    const member = contract.get(of)?.members.get(field.name.value)
    return { ...field, selectionSet: flatSelections(field.selectionSet, member?.type ?? '', fragments, contract) }
  }

  function flatFragment(fragment: InlineFragmentNode): InlineFragmentNode[] {
    const condition = fragment.typeCondition?.name.value ?? type
    const flat = flatSelections(fragment.selectionSet, condition, fragments, contract)
    // Fields that are selected for the whole interface need not be selected again for one of its types.
    const selections = flat.selections.filter(
      (one) => one.kind !== Kind.FIELD || one.selectionSet || !found.has(print(one)),
    )
    return selections.length > 0 ? [{ ...fragment, selectionSet: { ...flat, selections } }] : []
  }

  addAll(set, [])
  const selections = [...found.values()].flatMap((one): SelectionNode[] =>
    one.kind === Kind.FIELD ? [flatField(one, type)] : flatFragment(one),
  )
  return { kind: Kind.SELECTION_SET, selections }
}

function joined(known: SelectionSetNode | undefined, more: SelectionSetNode): SelectionSetNode {
  return { ...more, selections: [...(known?.selections ?? []), ...more.selections] }
}
