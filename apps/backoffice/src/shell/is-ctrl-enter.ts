import type { KeyboardEvent } from 'react'

/** Ctrl or Cmd with Enter does what the main button of a dialog or of a form does. */
export const isCtrlEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)
