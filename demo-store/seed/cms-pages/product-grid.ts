/** The products of a grid: those of a category, or a list of skus. */
type Choice = { categoryId: number } | { skus: string[] }

/**
 * Magento's «Catalog Products List» widget directive. Its conditions are JSON whose braces are written `^[` and `^]`,
 * double quotes as backticks and backslashes as `|`, the way Magento's own widget editor stores them.
 */
export function productGrid(title: string, count: number, choice: Choice): string {
  const [attribute, operator, value] =
    'categoryId' in choice ? ['category_ids', '==', String(choice.categoryId)] : ['sku', '()', choice.skus.join(', ')]
  const conditions = {
    '1': {
      type: 'Magento\\CatalogWidget\\Model\\Rule\\Condition\\Combine',
      aggregator: 'all',
      value: '1',
      new_child: '',
    },
    '1--1': { type: 'Magento\\CatalogWidget\\Model\\Rule\\Condition\\Product', attribute, operator, value },
  }
  return (
    '{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList"' +
    ` title="${title}" show_pager="0" products_count="${count}"` +
    ' template="Magento_CatalogWidget::product/widget/content/grid.phtml"' +
    ` conditions_encoded="${encodeConditions(conditions)}"}}`
  )
}

const encodeConditions = (conditions: object): string =>
  JSON.stringify(conditions).replaceAll('{', '^[').replaceAll('}', '^]').replaceAll('"', '`').replaceAll('\\\\', '|')
