/**
 * Makes React hear of a change of a field whose value changed before React knew the field: it compares an event's value with
 * the one that it keeps in `_valueTracker`, and ignores the event when they are equal. Does nothing where React keeps none.
 */
export function forgetKnownValue(field: object): void {
  const tracker = (field as { readonly _valueTracker?: { setValue: (value: string) => void } })._valueTracker
  const isTicked = Reflect.get(field, 'type') === 'checkbox' || Reflect.get(field, 'type') === 'radio'
  tracker?.setValue(isTicked ? String(!Reflect.get(field, 'checked')) : `${String(Reflect.get(field, 'value'))} `)
}
