import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/**
 * Marks the scripts and styles of a page that are our own while it is rendered: drawn for each page, so that nothing which is
 * put into a page from elsewhere can carry it. The server takes the marks out again and allows exactly what had one.
 */
export const codeMarkContext = createContext<string>()

/** The same for parts of the page that write a script or a style themselves; in the browser there is none. */
export const CodeMark = createReactContext<string | undefined>(undefined)
