import { DOMParser, onWarningStopParsing, type Element } from '@xmldom/xmldom'

/** An element of a document: its name without the prefix of its namespace. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Text of the element itself, without that of its children; trimmed. */
  readonly text: string
}

const DEPTH_MAX = 100
const TEXT_NODES = [3, 4]
const ELEMENT_NODE = 1

/**
 * Parses an XML document of a partner. Document types are refused, so no entity can be declared; a document that is not
 * well-formed, or in which bytes could not be decoded (U+FFFD), is refused.
 * @returns the root element, or undefined when the text is no such document
 */
export function readXml(document: string): XmlElement | undefined {
  const text = document.replace(/^\uFEFF/, '').trim()
  try {
    const { doctype, documentElement } = new DOMParser({ onError: onWarningStopParsing }).parseFromString(
      text,
      'text/xml',
    )
    return doctype || !documentElement ? undefined : readElement(documentElement, 1)
  } catch {
    return undefined
  }
}

function readElement(element: Element, depth: number): XmlElement {
  if (depth > DEPTH_MAX) throw new RangeError('An XML document of partners is not that deep.')
  const nodes = Array.from(element.childNodes)
  return {
    name: element.localName ?? element.nodeName,
    attributes: Object.fromEntries(
      Array.from(element.attributes, ({ localName, name, value }) => [localName ?? name, value]),
    ),
    children: nodes
      .filter(({ nodeType }) => nodeType === ELEMENT_NODE)
      .map((node) => readElement(node as Element, depth + 1)),
    text: nodes
      .filter(({ nodeType }) => TEXT_NODES.includes(nodeType))
      .map(({ nodeValue }) => nodeValue ?? '')
      .join('')
      .trim(),
  }
}

/** The first element at the end of a path of names below an element. */
export function findElement(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element)
}

/** The text of that element; undefined where there is none, or it is empty. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  const text = findElement(element, ...path)?.text
  return text === '' ? undefined : text
}

/** All children of a name. */
export function elementsOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}
