#include <gtest/gtest.h>
#include "games/scoring/family.hpp"
#include "games/target/achievement_family.hpp"
#include "games/target/avoidance_family.hpp"
#include "games/target/avoidance_plus_family.hpp"
#include "solve/proof/search.hpp"
#include "solve/reference/reference.hpp"
#include <chrono>
#include <iostream>
using namespace harary;
template <class F> void go(const std::string& game, std::map<std::string,std::string> o, bool ref) {
  GameOptions opt; for (auto& [k,v]: o) opt.set(k,v);
  F::visit(game, opt, [&](auto rules) {
    using R = decltype(rules);
    static_assert(PlayableRules<R>);
    Job job;
    ProofSearch<R> s(rules, job);
    auto t=std::chrono::steady_clock::now();
    auto v = s.value(rules.start());
    double sec=std::chrono::duration<double>(std::chrono::steady_clock::now()-t).count();
    std::cout<<game; for(auto&[k,x]:o) std::cout<<" "<<k<<"="<<x;
    auto ver = rules.verdict(v);
    std::cout<<" v="<<v<<" winner="<<int(ver.winner);
    if(ver.outcome) std::cout<<" ("<<ver.outcome->first<<","<<ver.outcome->second<<")";
    std::cout<<" pos="<<s.positions()<<" t="<<sec;
    t=std::chrono::steady_clock::now();
    for (auto c: rules.cuts()) { ProofSearch<R> s2(rules, job); auto w=s2.value(rules.start(), c, c+1); std::cout<<" cut"<<c<<":"<<(w>c)<<" pos="<<s2.positions(); }
    sec=std::chrono::duration<double>(std::chrono::steady_clock::now()-t).count();
    std::cout<<" t="<<sec;
    if (ref) { Reference<R> r(rules); auto e=r.evaluate(rules.start()); EXPECT_EQ(e.value, v); std::cout<<" ref="<<r.positions();
      ProofSearch<R,RemoteValuation> rem(rules,job); auto x=rem.value(rules.start()); 
      EXPECT_EQ(RemoteValuation<R>::value_of(x), v); EXPECT_EQ(RemoteValuation<R>::remoteness_of(x), e.remoteness); std::cout<<" rem="<<e.remoteness; }
    std::cout<<std::endl;
  });
}
TEST(Smoke, All) {
  go<ScoringFamily>("clique",{{"board","K4"}},true);
  go<ScoringFamily>("clique",{{"board","K5"}},true);
  go<ScoringFamily>("clique",{{"board","K6"}},false);
  go<ScoringFamily>("clique",{{"board","K7"}},false);
  go<ScoringFamily>("star",{{"board","K7"}},false);
  go<ScoringFamily>("capture",{{"board","K7"}},false);
  go<ScoringFamily>("colex",{{"board","K7"}},false);
  go<ScoringFamily>("colex",{{"board","colex:20"}},false);
  go<ScoringFamily>("capture",{{"board","colex:18"}},false);
  go<ScoringFamily>("star",{{"board","colex:19"}},false);
  go<AvoidanceFamily>("sim",{},false);
  go<AvoidanceFamily>("avoidance",{{"board","K6"}},false);
  go<AvoidanceFamily>("avoidance",{{"board","K5"}},true);
  go<AvoidanceFamily>("misere-avoidance",{{"board","K5"}},true);
  go<AvoidanceFamily>("avoidance",{{"board","K5"},{"colours","3"}},false);
  go<AvoidancePlusFamily>("avoidance+",{{"board","K4"}},true);
  go<AvoidancePlusFamily>("sim+",{},false);
  go<AchievementFamily>("sima",{},false);
  go<AchievementFamily>("achievement",{{"board","K5"}},true);
  go<AchievementFamily>("maker-breaker",{{"board","K5"}},true);
}
