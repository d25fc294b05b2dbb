/** Colors as the browser paints them. A canvas parses them, so every CSS notation works. */
export function makeColor() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parsed = new Map<string, [number, number, number, number]>();
  const parseColor = (color: string) => {
    const known = parsed.get(color);
    if (known || !canvas) return known ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const value: [number, number, number, number] = [red, green, blue, alpha / 255];
    parsed.set(color, value);
    return value;
  };
  type Rgb = [number, number, number];
  const blend = (over: readonly number[], under: Rgb): Rgb => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = over;
    return [red, green, blue].map((value, index) => value * alpha + (under[index] ?? 0) * (1 - alpha)) as Rgb;
  };
  const luminance = (rgb: Rgb) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The WCAG contrast ratio, 1 to 21. */
  const contrast = (one: Rgb, other: Rgb) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const flatten = (layers: readonly (readonly number[])[]): Rgb =>
    layers.reduceRight<Rgb>((under, layer) => blend(layer, under), blend(parseColor('Canvas'), [255, 255, 255]));

  /** The color of elements over one another, the uppermost first. Undefined if a picture is among them. */
  const colorOf = (elements: readonly Element[]): Rgb | undefined => {
    const layers: number[][] = [];
    for (const element of elements) {
      const style = getComputedStyle(element);
      if (element.matches('img, video, canvas, iframe') || style.backgroundImage !== 'none') return undefined;
      const color = parseColor(style.backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    return flatten(layers);
  };
  /** The color behind an element's content. Undefined if a picture is behind it. */
  const colorBehind = (element: Element): Rgb | undefined => {
    const around: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
    return colorOf(around);
  };
  /** The color at a point on the screen. Undefined off screen or over a picture. */
  const colorAt = (x: number, y: number): Rgb | undefined => {
    const elements = document.elementsFromPoint(x, y);
    return elements.length > 0 ? colorOf(elements) : undefined;
  };

  return { parseColor, blend, contrast, colorBehind, colorAt };
}

export type Color = ReturnType<typeof makeColor>;
