import { logicRail } from './controller';
import { lightNet } from './lights';
import type { Netlist, NetlistBuilder, Part } from './netlist';
import type { TableDescription } from '../tables';

/** Sheets whose modules follow each other in the chain and hand power on to the next; all others have a power cable of their own. */
const handOn = ['seat', 'wheel', 'wells', 'roller', 'betting field'];

/** Modules with lights in the order of the chain. */
function lightModules(parts: readonly Part[]): { module: string; first: number; last: number }[] {
  const lights = parts.filter((part) => part.kind === 'light');
  const names = [...new Set(lights.sort((a, b) => a.position! - b.position!).map((part) => part.module))];
  return names.map((module) => {
    const positions = lights.filter((part) => part.module === module).map((part) => part.position!);
    return { module, first: Math.min(...positions), last: Math.max(...positions) };
  });
}

/** Cables that lead the lights' data, and power where it is handed on, from module to module. Call when all lights are there. */
export function addLightCables(builder: NetlistBuilder, table: TableDescription): void {
  const { parts, modules } = builder.build();
  const sheetOf = (name: string) => modules.find((module) => module.name === name)!.sheet;
  let before: { module: string; first: number; last: number } | null = null;
  for (const one of lightModules(parts)) {
    const sheet = sheetOf(one.module);
    const isHandedOn: boolean = before !== null && sheet === sheetOf(before.module) && handOn.includes(sheet);
    const nets = [lightNet(one.first), 'GND', ...(isHandedOn ? [logicRail(table)] : [])];
    const from = before ? builder.connector(before.module, 'LIGHTS OUT', nets) : 'controller LIGHTS';
    builder.cable(from, builder.connector(one.module, 'LIGHTS IN', nets), isHandedOn ? 22 : 26);
    if (!isHandedOn && sheet !== 'cell row')
      builder.connector(one.module, 'POWER', [logicRail(table), 'GND'], 'VH');
    before = one;
  }
}

/** The lights of a netlist in the order in which their data really go from one to the next, beginning at the controller. */
export function traceLights(netlist: Netlist): string[] {
  const at = (net: string, contact: string) =>
    netlist.joints
      .filter((joint) => joint.net === net && joint.contact === contact)
      .map((joint) => joint.part);
  const seen: string[] = [];
  let [next] = at(lightNet(0), 'DIN');
  while (next && !seen.includes(next)) {
    seen.push(next);
    const out = netlist.joints.find((joint) => joint.part === next && joint.contact === 'DOUT');
    next = out && at(out.net, 'DIN')[0];
  }
  return seen;
}
