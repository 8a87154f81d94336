// SPDX-License-Identifier: MIT
// The board as a file. Styles become attributes of the copy, so that it looks the same without the page,
// and the parts that only the mouse needs are left out.

export interface Picture {
  text: string;
  width: number;
  height: number;
}

const kPageOnly = ['tabindex', 'role', 'aria-pressed', 'class', 'style'];
const kProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
];

export function boardSvg(root: ParentNode = document): Picture | null {
  const shown = root.querySelector<SVGSVGElement>('.board svg');
  if (!shown) return null;
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const from = [...shown.querySelectorAll('*')];
  const to = [...copy.querySelectorAll<SVGElement>('*')];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const property of kProperties) {
      to[i]!.setAttribute(property, style.getPropertyValue(property));
    }
    for (const name of kPageOnly) to[i]!.removeAttribute(name);
  });
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    if (element.classList.contains('touch') || style.display === 'none') to[i]!.remove();
  });
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  const box = shown.viewBox.baseVal;
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const name of ['x', 'y', 'width', 'height'] as const) {
    ground.setAttribute(name, String(box[name]));
  }
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(ground);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  return {
    text: new XMLSerializer().serializeToString(copy),
    width: box.width,
    height: box.height,
  };
}

export async function svgToPng({ text, width, height }: Picture, scale = 2): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function download(name: string, blob: Blob) {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
