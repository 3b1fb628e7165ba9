import { forgetKnownValue } from '../../../package-internals/react-fields.ts'

const FIELDS = 'input, select, textarea'

/**
 * Passes to React what was typed, chosen or filled in before hydration. React hydrates fields that may already have a
 * value (typed, autofilled, from a password manager, restored by back navigation), knows only the server-rendered
 * value, and would restore that at the next render. So one change event is dispatched for every field with another
 * value. The page itself is not changed: typing is not interrupted.
 */
export function dispatchEarlyInput(page: ParentNode): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS)) {
    const event = eventOf(field)
    if (event === undefined) continue
    forgetKnownValue(field)
    // Not a MouseEvent: a plain `click` event reaches listeners without toggling the checkbox.
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/** The event that React handles as a change of this field; undefined when it has the server-rendered value. */
function eventOf(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (isSelect(field)) return isChosenAnew(field) ? 'change' : undefined
  switch (field.type) {
    case 'checkbox':
      return field.checked === field.defaultChecked ? undefined : 'click'
    case 'radio':
      // An unchecked radio button is updated by the event of the checked one.
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
    // Without a selected option the browser selects the first.
    written || multiple ? selected !== defaultSelected : selected && place > 0,
  )
}

const isSelect = (field: object): field is HTMLSelectElement => 'options' in field
