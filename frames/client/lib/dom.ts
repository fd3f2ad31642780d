/** Builds elements. Names, errors and URLs that others wrote are set as text alone. */

export type Part = Node | string | null | false

/** Creates an element with a class and children; null and false are omitted. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...parts: Part[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...parts.filter((part) => part !== null && part !== false))
  return element
}

/** Creates a button. */
export function makeButton(className: string, label: string, press: () => void): HTMLButtonElement {
  const button = make('button', className, label)
  button.type = 'button'
  button.addEventListener('click', press)
  return button
}
