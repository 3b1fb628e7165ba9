import { forgetKnownValue } from '../../../package-internals/react-fields.ts'

const FIELDS = 'input, select, textarea'

/**
 * Tells React what was typed, chosen or filled in before it woke. A page is there before its scripts are: React takes
 * over fields that may hold something by then (by keys, by the browser's own filling in, by a keeper of passwords, by a
 * browser that came back to the page), knows only what the server wrote into them, and would put that back at the first
 * occasion. So every field that holds something else is heard once as if it had been changed now. Nothing in the page
 * itself is touched: who types goes on typing.
 */
export function tellTyped(page: ParentNode): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS)) {
    const event = eventOf(field)
    if (event === undefined) continue
    forgetKnownValue(field)
    // Not a MouseEvent: a plain event named so is heard and ticks nothing.
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/** The event by which React hears of a change of this field; undefined when it holds what the server wrote. */
function eventOf(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (isSelect(field)) return isChosenAnew(field) ? 'change' : undefined
  switch (field.type) {
    case 'checkbox':
      return field.checked === field.defaultChecked ? undefined : 'click'
    case 'radio':
      // The one that lost its choice is told by the one that has it.
      return field.checked && !field.defaultChecked ? 'click' : undefined
    case 'file':
      return field.files?.length ? 'change' : undefined
    default:
      return field.value === field.defaultValue ? undefined : 'input'
  }
}

function isChosenAnew({ options, multiple }: HTMLSelectElement): boolean {
  const all = [...options]
  const written = all.some(({ defaultSelected }) => defaultSelected)
  return all.some(({ selected, defaultSelected }, place) =>
    // Where the server chose nothing the browser shows the first.
    written || multiple ? selected !== defaultSelected : selected && place > 0,
  )
}

const isSelect = (field: object): field is HTMLSelectElement => 'options' in field
