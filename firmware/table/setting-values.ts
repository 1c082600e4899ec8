import { Setting } from '../../shared/settings';
import { brightnessNow } from '../output/lights';
import { wornColours } from './colours';
import { spokenLanguage } from './language';
import { fittedModules } from './modules';
import { settleTimeNow } from './session';
import { debounceTimeNow } from './timing';

/** What a setting is now, as `set` would be told it; 0 for one that there is not. */
export function settingValue(setting: Setting): u32 {
  switch (setting) {
    case Setting.Colours:
      return wornColours();
    case Setting.Debounce:
      return debounceTimeNow();
    case Setting.Settle:
      return settleTimeNow();
    case Setting.Brightness:
      return brightnessNow();
    case Setting.Modules:
      return fittedModules();
    case Setting.Language:
      return spokenLanguage();
    default:
      return 0;
  }
}
