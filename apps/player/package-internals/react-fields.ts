/**
 * Makes React handle the change event of a field whose value changed before hydration: React compares the value with
 * the one in its `_valueTracker`, and ignores the event when they are equal. Does nothing for a field without a
 * tracker.
 */
export function forgetKnownValue(field: object): void {
  const tracker = (field as { readonly _valueTracker?: { setValue: (value: string) => void } })._valueTracker
  const isTicked = Reflect.get(field, 'type') === 'checkbox' || Reflect.get(field, 'type') === 'radio'
  tracker?.setValue(isTicked ? String(!Reflect.get(field, 'checked')) : `${String(Reflect.get(field, 'value'))} `)
}
