// @tarikjabiri/dxf writes the file that shops with a CNC mill or a laser ask for.
import { Colors, DxfWriter, point3d, Units } from '@tarikjabiri/dxf';
import type { Layer, Panel, Shape } from '../../../hardware/panels/shape';

const colours: Readonly<Record<Layer, Colors>> = {
  cut: Colors.Red,
  drill: Colors.Blue,
  engrave: Colors.Green,
  note: Colors.White,
};

/** A panel as DXF in millimetres: layers CUT, DRILL, ENGRAVE, NOTE; the origin is its lower left corner. */
export function panelDxf(panel: Panel): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  for (const [layer, colour] of Object.entries(colours))
    dxf.addLayer(layer.toUpperCase(), colour, 'Continuous');
  for (const shape of panel.shapes) addShape(dxf, panel, shape);
  return dxf.stringify();
}

function addShape(dxf: DxfWriter, panel: Panel, shape: Shape): void {
  const options = { layerName: shape.layer.toUpperCase() };
  // DXF counts upward.
  const at = (x: number, y: number) => point3d(x - panel.left, panel.height - (y - panel.top));
  switch (shape.kind) {
    case 'circle':
      dxf.addCircle(at(shape.x, shape.y), shape.radius, options);
      break;
    case 'line':
      dxf.addLine(at(shape.x, shape.y), at(shape.toX, shape.toY), options);
      break;
    case 'rectangle': {
      const corners = [
        at(shape.x, shape.y),
        at(shape.x + shape.width, shape.y),
        at(shape.x + shape.width, shape.y + shape.height),
        at(shape.x, shape.y + shape.height),
      ];
      corners.forEach((corner, index) =>
        dxf.addLine(corner, corners[(index + 1) % corners.length]!, options),
      );
      break;
    }
    case 'text':
      dxf.addText(at(shape.x, shape.y), shape.size, shape.text, options);
  }
}
